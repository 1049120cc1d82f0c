import { email } from './fields.ts';
import type { FormDescription } from './form.ts';
import { isExperience, isPhone, isPincode } from './rules.ts';

/**
 * The job application. The resume comes last, so that the other fields have been read, and can be shown again, when a
 * resume is refused for its size.
 */
export const applicationForm: FormDescription = {
  name: 'application',
  heading: 'Apply for this job',
  page: '/Career',
  query: 'apply=open',
  sentAlong: 'job',
  submit: 'Send application',
  beforeSending:
    '“Send application” checks your details and resume, and prepares an email to our careers address. This site keeps neither. You then attach your resume, cover letter and portfolio to the email and send it.',
  encoding: 'multipart/form-data',
  fields: [
    {
      name: 'firstName',
      label: 'First Name',
      control: 'text',
      autocomplete: 'given-name',
      missing: 'Enter your first name.',
    },
    {
      name: 'lastName',
      label: 'Last Name',
      control: 'text',
      autocomplete: 'family-name',
      missing: 'Enter your last name.',
    },
    { ...email, hint: 'We reply to this address.' },
    {
      name: 'phone',
      label: 'Phone Number',
      hint: 'Digits only. It can begin with a country code, such as +91.',
      control: 'tel',
      autocomplete: 'tel',
      missing: 'Enter your phone number.',
      rules: [
        {
          holds: isPhone,
          message: 'Enter the phone number in digits, such as 9830012345 or +919830012345.',
        },
      ],
    },
    { name: 'position', label: 'Applied Position', control: 'fixed', value: 'Android Developer' },
    {
      name: 'gender',
      label: 'Gender',
      control: 'choice',
      options: ['Male', 'Female', 'Other'],
      missing: 'Select your gender.',
    },
    {
      name: 'experience',
      label: 'Experience in years',
      control: 'decimal',
      missing: 'Enter your years of experience.',
      rules: [
        {
          holds: isExperience,
          message: 'Enter your experience as a number of years from 0 to 60.',
        },
      ],
    },
    {
      name: 'address',
      label: 'Address',
      control: 'multiline',
      rows: 2,
      autocomplete: 'street-address',
      missing: 'Enter your address.',
    },
    {
      name: 'city',
      label: 'City',
      control: 'text',
      autocomplete: 'address-level2',
      missing: 'Enter your city.',
    },
    {
      name: 'state',
      label: 'State',
      control: 'text',
      autocomplete: 'address-level1',
      missing: 'Enter your state.',
    },
    {
      name: 'pincode',
      label: 'Pincode',
      control: 'digits',
      autocomplete: 'postal-code',
      missing: 'Enter your pincode.',
      rules: [{ holds: isPincode, message: 'Enter a pincode of six digits, such as 700001.' }],
    },
    {
      name: 'resume',
      label: 'Resume',
      hint: (megabytes) => `A PDF, DOC or DOCX file of at most ${megabytes} MB.`,
      control: 'file',
      accept: '.pdf,.doc,.docx,application/pdf,application/msword',
      missing: 'Choose your resume.',
      empty: 'The file is empty. Choose your resume again.',
      wrongType: 'The resume must be a PDF, DOC or DOCX file.',
      tooLarge: (megabytes) => `The resume must be at most ${megabytes} MB. Choose a smaller file.`,
    },
  ],
  acknowledgement: {
    heading: 'One step left: send the prepared email',
    message:
      'Your details are ready to send: the application is complete and was accepted. This site keeps no copy of it or of your resume, so please send the prepared email to our careers address. Attach your resume, cover letter and portfolio first.',
    mailLabel: 'Open the prepared email',
    mailTo: 'careersEmail',
    mailSubject: 'Application: Android Developer',
    mailNote: 'Please attach your resume, cover letter and portfolio to this email.',
  },
};
