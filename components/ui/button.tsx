/** Buttons, and links that look like buttons. */
import type { ComponentProps } from 'react';
import { AppLink } from './app-link';
import { HydratedButton } from './hydrated-button';

const SHAPE =
  'inline-flex min-h-9 items-center justify-center gap-1.5 rounded px-3 py-1.5 text-sm font-semibold ' +
  'whitespace-nowrap transition-colors disabled:opacity-60';

const WEIGHTS = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  danger: 'border border-danger bg-surface text-danger hover:bg-danger-soft',
  quiet: 'text-brand underline-offset-2 hover:underline',
};

export type Weight = keyof typeof WEIGHTS;

export function buttonLook(weight: Weight, className = ''): string {
  return `${SHAPE} ${WEIGHTS[weight]} ${className}`;
}

type ButtonProps = ComponentProps<'button'> & { weight?: Weight };

/** `type` is `button` by default. A submit button works before hydration, any other is disabled until then. */
export function Button({ weight = 'secondary', className, type, ...rest }: ButtonProps) {
  const look = { className: buttonLook(weight, className) };
  return type === 'submit' ? (
    <button type={type} {...look} {...rest} />
  ) : (
    <HydratedButton {...look} {...rest} />
  );
}

type ButtonLinkProps = ComponentProps<typeof AppLink> & { weight?: Weight };

export function ButtonLink({ weight = 'secondary', className, ...rest }: ButtonLinkProps) {
  return <AppLink className={buttonLook(weight, className)} {...rest} />;
}
