/** The owner's file: the one schema of its keys, from which the build writes its JSON Schema. */
import * as z from 'zod/mini';
import type { PartnerKind } from '#content/company.ts';
import { brandColour, logoName } from './brand.ts';
import { cin, email, gstin, type Kind, line, phone, webAddress } from './kinds.ts';

/** A key that may be left out. Its description tells an operator, and an editor, what is accepted. */
const key = ({ schema, accepted }: Kind<string>) => z.optional(schema.check(z.describe(accepted)));

const keys = <T extends z.core.$ZodLooseShape>(shape: T) => z.optional(z.strictObject(shape));

const partners = {
  banking: key(line),
  billPayment: key(line),
  prepaid: key(line),
  travel: key(line),
  pan: key(line),
  remittance: key(line),
  cards: key(line),
  messaging: key(line),
} satisfies Readonly<Record<PartnerKind, unknown>>;

export const companyFile = z.strictObject({
  $schema: key({ ...line, accepted: 'where the JSON Schema of this file is, for editors' }),
  name: key(line),
  city: key(line),
  email: keys({ contact: key(email), billing: key(email), careers: key(email) }),
  phone: keys({ mobile: key(phone), landline: key(phone) }),
  legalDistrict: key(line),
  social: keys({
    linkedin: key(webAddress),
    x: key(webAddress),
    facebook: key(webAddress),
    instagram: key(webAddress),
  }),
  legalName: key(line),
  cin: key(cin),
  gstin: key(gstin),
  registeredOffice: z.optional(
    z
      .array(line.schema.check(z.describe(line.accepted)))
      .check(
        z.minLength(1),
        z.maxLength(8),
        z.describe('a list of the lines of an address, at most 8'),
      ),
  ),
  contactPerson: key(line),
  grievanceOfficer: keys({ name: key(line), email: key(email), phone: key(phone) }),
  partners: keys(partners),
  brand: keys({ color: key(brandColour), logo: key(logoName) }),
});

export type CompanyFile = z.infer<typeof companyFile>;
