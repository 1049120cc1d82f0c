/** Who takes complaints about personal data (SPDI Rules 2011, rule 5(9)). */
export interface GrievanceOfficer {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** The company's own details, which an operator sets (docs/operations.md, "The owner's file"). Nothing is shown for what is not set. */
export interface Company {
  readonly name: string;
  readonly city: string;
  readonly contactEmail: string;
  readonly billingEmail: string;
  readonly careersEmail: string;
  readonly phone: string;
  readonly landline: string;
  readonly legalDistrict: string;
  /** The name in the register of companies. */
  readonly legalName?: string | undefined;
  /** Corporate Identity Number. */
  readonly cin?: string | undefined;
  /** GST identification number. */
  readonly gstin?: string | undefined;
  /** The lines of its address. */
  readonly registeredOffice?: readonly string[] | undefined;
  /** Who answers queries and grievances (Companies (Incorporation) Rules 2014, rule 26). */
  readonly contactPerson?: string | undefined;
  readonly grievanceOfficer?: GrievanceOfficer | undefined;
  /** The networks that have an address; the others are shown without a link. */
  readonly social: Readonly<Partial<Record<SocialNetwork, string>>>;
  /** The regulated partner behind each kind of service, by name. */
  readonly partners: Readonly<Partial<Record<PartnerKind, string | undefined>>>;
}

export const socialNetworks = ['LinkedIn', 'X', 'Facebook', 'Instagram'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** The kinds of service that a bank or an authorised operator provides. */
export const partnerKinds = [
  'banking',
  'billPayment',
  'prepaid',
  'travel',
  'pan',
  'remittance',
  'cards',
  'messaging',
] as const;
export type PartnerKind = (typeof partnerKinds)[number];

/**
 * The placeholders on the site until the operator sets the real details. `.example` addresses reach nobody (RFC 2606).
 */
export const placeholderCompany: Company = {
  name: 'Rupantra',
  city: 'Kolkata',
  contactEmail: 'contact@rupantra.example',
  billingEmail: 'billing@rupantra.example',
  careersEmail: 'careers@rupantra.example',
  phone: '+91 98300 00000',
  landline: '+91 33 4000 0000',
  legalDistrict: 'Kolkata',
  social: {},
  partners: {},
};
