import type { PartnerKind } from './company.ts';
import type { IconName } from './iconName.ts';
import type { Section } from './sections.ts';

/** What a page says about the partner behind its service. */
interface PartnerText {
  /** Of the trade that the partner is in. */
  readonly icon: IconName;
  readonly heading: string;
  /** Without the name of a partner: who it is nevertheless. */
  readonly unnamed: string;
  /** @param partner its name, or the words above */
  readonly text: (partner: string) => string;
}

const agreement = 'named in your agreement';
const money = 'Your agreement sets out how money is held.';

/** Who provides a regulated service. Nothing here says that a partner is licensed: that is for the partner to say. */
export const partnerTexts: Readonly<Record<PartnerKind, PartnerText>> = {
  banking: {
    icon: 'landmark',
    heading: 'Who provides the banking service',
    unnamed: `the bank or authorised operator ${agreement}`,
    text: (partner) => `We connect you to the banking service of ${partner}. ${money}`,
  },
  billPayment: {
    icon: 'receipt',
    heading: 'Who processes the bill payments',
    unnamed: `the bank or authorised operator ${agreement}`,
    text: (partner) => `We connect you to the bill payment service of ${partner}. ${money}`,
  },
  prepaid: {
    icon: 'credit-card',
    heading: 'Who issues the card',
    unnamed: `the bank or authorised issuer ${agreement}`,
    text: (partner) =>
      `The card is issued by ${partner}. The issuer’s terms set out how the money on it is held.`,
  },
  travel: {
    icon: 'train',
    heading: 'Who takes the bookings',
    unnamed: `the principal service provider or operator ${agreement}`,
    text: (partner) => `Bookings go through ${partner}. ${money}`,
  },
  pan: {
    icon: 'id-card',
    heading: 'Who processes the PAN requests',
    unnamed: `the authorised agency ${agreement}`,
    text: (partner) => `PAN requests go through ${partner}.`,
  },
  remittance: {
    icon: 'landmark',
    heading: 'Who makes the transfer',
    unnamed: `the bank or authorised operator ${agreement}`,
    text: (partner) => `We connect you to the remittance service of ${partner}. ${money}`,
  },
  cards: {
    icon: 'credit-card',
    heading: 'Who settles the payments',
    unnamed: `the bank or authorised payment aggregator ${agreement}`,
    text: (partner) => `Your payments are settled by ${partner}. ${money}`,
  },
  messaging: {
    icon: 'radio',
    heading: 'Who delivers the messages',
    unnamed: `the telecom operator or registered telemarketer ${agreement}`,
    text: (partner) => `Messages go out through ${partner}.`,
  },
};

/* Where a reader looks for it: where the money moves, or else where the terms are. */
const places: readonly Section['kind'][] = ['flow', 'facts', 'table', 'checklist', 'questions'];

/** The section of a page at whose end its partner is named. */
export function partnerSection(sections: readonly Section[]): Section | undefined {
  const marked = sections.find(({ namesPartner }) => namesPartner);
  if (marked) return marked;
  const found = places.map((place) => sections.find(({ kind }) => kind === place));
  return found.find((section) => section !== undefined) ?? sections.at(-1);
}
