/** Every form of the site, by the name in its endpoint. */
import { applicationForm } from './forms/applicationForm.ts';
import { contactForm } from './forms/contactForm.ts';
import { enquiryForm } from './forms/enquiryForm.ts';
import type { FormDescription, FormName } from './forms/form.ts';

export const forms: Readonly<Record<FormName, FormDescription>> = {
  enquiry: enquiryForm,
  contact: contactForm,
  application: applicationForm,
};
