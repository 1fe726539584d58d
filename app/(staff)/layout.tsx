/** The frame of the signed-in screens. Each screen inside asks again for itself. */
import { Framed } from '@/components/shell/framed';

export default function StaffLayout({ children }: LayoutProps<'/'>) {
  return <Framed>{children}</Framed>;
}
