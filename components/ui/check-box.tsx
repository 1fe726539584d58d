import type { ComponentProps, ReactNode } from 'react';

interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'checked'> {
  /** Initially. */
  checked: boolean;
  children: ReactNode;
}

export function CheckBox({ checked, children, ...rest }: CheckBoxProps) {
  return (
    <label className="flex min-h-7 items-center gap-2 text-sm">
      <input type="checkbox" defaultChecked={checked} {...rest} />
      {children}
    </label>
  );
}
