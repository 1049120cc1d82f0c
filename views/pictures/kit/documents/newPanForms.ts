import { rules } from '#content/rules.ts';

/** The numbers of the forms for a new PAN, one for each kind of applicant. */
export const newPanForms = [
  rules.panForm,
  rules.panFormEntity,
  rules.panFormForeigner,
  rules.panFormForeignEntity,
].map(({ text }) => text);
