/** Every form of the site, by the name in its endpoint. */
import { application } from './forms/application.ts';
import { contact } from './forms/contact.ts';
import { enquiry } from './forms/enquiry.ts';
import type { FormDescription, FormName } from './forms/form.ts';

export const forms: Readonly<Record<FormName, FormDescription>> = {
  enquiry,
  contact,
  application,
};
