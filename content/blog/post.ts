import type { PictureText } from '../pictureText.ts';

/** The subject of a post; its cover picture is drawn from it. */
export type BlogTopic =
  | 'recharge'
  | 'travel'
  | 'transfer'
  | 'bills'
  | 'payout'
  | 'pan'
  | 'cash'
  | 'cards'
  | 'software'
  | 'messaging'
  | 'marketing'
  | 'blockchain';

export interface BlogPost {
  /** Also the anchor of its card: `/Blog#…`. */
  readonly id: string;
  readonly title: string;
  /** 60 to 100 words; the card shows the first sentences, its arrow button the rest. */
  readonly description: string;
  readonly topic: BlogTopic;
  /** The cover's file name in the asset manifest (`blog-<id>`), and what it shows. */
  readonly image: PictureText;
}
