import { rules } from '../../rules.ts';
import type { Article } from '../article.ts';

export const panPapers: Article = {
  summary:
    'The documents for a new PAN, and how name and date of birth must match Aadhaar. Which difference to correct before you fill in the form.',
  body: [
    `For a new PAN, an Indian individual needs Aadhaar and a separate proof of birth. The name on the form must be the name in Aadhaar, and the date of birth must be the same on both documents. Compare the two before you fill in anything. If they differ, correct the wrong document first, or the application will be held up.`,
    `## What you need for a new PAN

PAN is short for Permanent Account Number. Since ${rules.panFormsSince.text}, an Indian individual applies on Form ${rules.panForm.text}, which replaced Form 49A. An Indian company, firm or trust applies on Form ${rules.panFormEntity.text}, and shows its registration document instead of Aadhaar.`,
    {
      kind: 'checklist',
      heading: `Bring these for Form ${rules.panForm.text}`,
      items: [
        `The Aadhaar number, required since ${rules.aadhaarForPanSince.text}, and the phone that receives its OTP (one-time password)`,
        `One proof of birth, needed beside Aadhaar since ${rules.proofOfBirthSince.text}: birth certificate, passport, voter card, driving licence, Class 10 certificate or a magistrate’s affidavit`,
        'A recent colour photograph with a plain background, for a printed form',
        'A black pen, to sign inside the box without touching its edge',
        'A mobile number and an email address that you will still have next year',
        'The official fee, which you see before you pay',
      ],
    },
    `## Why two documents must agree

Your Aadhaar is authenticated online during the application. The name, date of birth and gender you enter are compared with the record of UIDAI, the authority that issues Aadhaar. A difference of one letter can stop the application there.

After that, a person at the agency compares the form with your proof of birth. UTIITSL and Protean are the two agencies that process applications for the Income Tax Department. If the proof shows another date or another spelling of the name, they raise an objection and wait for your answer.

Aadhaar used to be enough for both steps. It now proves who you are and where you live, and the second document proves when you were born.`,
    {
      kind: 'table',
      heading: 'Worked example: Meera Das compares three documents',
      intro:
        'She puts them side by side before she goes to the counter. Two of the three details differ somewhere.',
      caption: 'Details of one applicant in Aadhaar, on a Class 10 certificate and in a passport',
      columns: ['Detail', 'Aadhaar', 'Class 10 certificate', 'Passport'],
      rows: [
        ['Name', 'Meera Das', 'Mira Das', 'Meera Das'],
        ['Date of birth', '14-03-1999', '14-03-1999', '14-03-1999'],
        ['Father’s name', 'Not shown', 'Bikash Das', 'Bikash Chandra Das'],
        ['Use it?', 'Yes, for the name', 'No, the name differs', 'Yes, as proof of birth'],
      ],
    },
    `Meera does not have to correct her certificate for this application. One proof of birth is enough, and her passport agrees with Aadhaar. On the form she writes “Bikash Chandra Das”, as in the passport.

## Which difference to correct first

Aadhaar is the document to get right, because the form copies it. Corrections to Aadhaar are made by UIDAI, online or at an Aadhaar centre. Wait until the change is confirmed before you apply.`,
    {
      kind: 'table',
      heading: 'Common differences and what to do',
      caption: 'Differences between documents of a PAN applicant and the step that resolves each',
      columns: ['You find', 'Do this before you apply'],
      rows: [
        [
          'Aadhaar shows an initial: M. Das',
          'Have the full name entered in Aadhaar. Initials cause objections in a PAN form',
        ],
        [
          'Aadhaar shows the year of birth alone',
          'Have the full date entered, and bring the proof of birth to the Aadhaar centre',
        ],
        [
          'The dates differ',
          'Find out which document is wrong and correct that one. Never choose the date that is easier',
        ],
        [
          'Aadhaar has the married name, the certificate the earlier one',
          'Use a proof of birth in the married name. If there is none, ask the agency which proof of the change it accepts',
        ],
        [
          'First name and surname are in another order',
          'Follow Aadhaar. Enter the surname in the field for the last name',
        ],
        [
          'The mobile number in Aadhaar is no longer used',
          'Update it at an Aadhaar centre, or ask your counter about authentication by fingerprint',
        ],
      ],
    },
    `## If the applicant is a child

A child can have a PAN. A parent or guardian applies and signs, and brings their own proof of identity and address as well. The child’s Aadhaar and birth certificate must agree in the same way.

The card of a child has no photograph and no signature. At 18, the holder asks for an updated card with both. The number stays the same.

## If you have had a PAN before

Do not apply for a new one. A lost card is reprinted, and a wrong name or date is corrected, under the same number. Holding two PANs is not allowed: the penalty under the Income-tax Act, 1961 was ${rules.secondPanPenalty.text}. If you are not sure, search your old salary slips, bank forms and tax returns for ten characters such as ABCPS1234F.

If you already hold two, keep the one used for your bank account and your tax returns. Ask the Income Tax Department to cancel the other.

## After you have applied

Keep the acknowledgement number, since every question about the application starts with it. You can check the status on the website of the agency that took the application.

- **The status shows an objection.** Read the reason, and send the document that is asked for to the same agency. A second application does not help and costs another fee.
- **The fee was paid and there is no acknowledgement.** Check the status at the counter before you submit again.
- **The e-PAN has a mistake.** Ask for a correction at once, before you give the number to a bank or an employer.

Shops that take applications will find the forms and the counter’s part on our page about [PAN card applications](/PanUtiPage). To understand the number you receive, see [how to read a PAN](/Blog?post=how-to-read-a-pan).`,
  ],
  rules: [
    rules.panForm,
    rules.panFormEntity,
    rules.panFormsSince,
    rules.aadhaarForPanSince,
    rules.proofOfBirthSince,
    rules.secondPanPenalty,
  ],
};
