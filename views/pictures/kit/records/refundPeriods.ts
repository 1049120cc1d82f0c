import { dayRange } from '#content/dayRange.ts';
import { figures } from '#content/figures.ts';
import type { Colour } from '../../palette.ts';

/** A period of days, some of which may not be needed. */
export interface Period {
  /** The step of the policy in which it passes. */
  readonly step: string;
  /** Its first and its last moment. */
  readonly from: string;
  readonly to: string;
  readonly least: number;
  readonly most: number;
  /** How many days, and of which kind. */
  readonly days: string;
  readonly kind: string;
  readonly tone: Colour;
  /** The same for letters. */
  readonly ink: Colour;
}

const { requestDays, reviewBusinessDays, processingBusinessDays } = figures.refund;

/* "4 to 5" and "10–15" hold the fewest and the most days. */
const ends = (range: string): { least: number; most: number } => {
  const [least = 0, most = least] = (range.match(/\d+/g) ?? []).map(Number);
  return { least, most };
};

/** The three periods of a refund, each from the end of the one before. */
export const refundPeriods: readonly Period[] = [
  {
    step: 'Request',
    from: 'Purchase',
    to: 'your request',
    least: requestDays,
    most: requestDays,
    days: `${requestDays}`,
    kind: 'calendar days',
    tone: 'marigold',
    ink: 'marigold-ink',
  },
  {
    step: 'Review',
    from: 'Your request',
    to: 'our decision',
    ...ends(reviewBusinessDays),
    days: dayRange(reviewBusinessDays),
    kind: 'business days',
    tone: 'brand-lift',
    ink: 'brand-ink',
  },
  {
    step: 'Refund',
    from: 'Approval',
    to: 'your money',
    ...ends(processingBusinessDays),
    days: dayRange(processingBusinessDays),
    kind: 'business days',
    tone: 'green',
    ink: 'green-ink',
  },
];
