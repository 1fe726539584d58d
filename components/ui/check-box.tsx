/** A check box with its label, both of which can be pressed. */
import type { ReactNode } from 'react';

interface CheckBoxProps {
  name: string;
  value: string;
  checked: boolean;
  children: ReactNode;
}

export function CheckBox({ name, value, checked, children }: CheckBoxProps) {
  return (
    <label className="flex min-h-7 items-center gap-2 text-sm">
      <input type="checkbox" name={name} value={value} defaultChecked={checked} />
      {children}
    </label>
  );
}
