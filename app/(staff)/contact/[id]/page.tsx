import { ContactFormView } from '@/components/contacts/contact-form-view';
import { recordPage } from '@/components/shell/record-page';
import { getContact } from '@/lib/legacy/contacts';

const page = recordPage({
  load: getContact,
  title: () => 'Edit Contact',
  screen: async ({ person }, record) => <ContactFormView contact={await record} person={person} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
