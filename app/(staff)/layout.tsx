/** The frame of the signed-in screens. Each screen inside asks again for itself. */
import { AppShell } from '@/components/shell/app-shell';

export default function StaffLayout({ children }: LayoutProps<'/'>) {
  return <AppShell>{children}</AppShell>;
}
