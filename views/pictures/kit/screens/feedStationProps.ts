/** How a step of a subscription is drawn. */
export interface FeedStationProps {
  /** From nearer, with fewer parts and larger letters, as phones show each half as large. */
  readonly near?: boolean;
}
