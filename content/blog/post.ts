import type { Path } from '../pages.ts';
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
  /** Its article is at `/Blog?post=…`, its card at `/Blog#…`. */
  readonly id: string;
  readonly title: string;
  /** For `<title>`, before the company’s name, and for shared links: at most 48 characters. */
  readonly shortTitle: string;
  /** 60 to 100 words, of which the card shows the first. */
  readonly description: string;
  readonly topic: BlogTopic;
  /** The service that the article leads to, if it is not that of its topic. */
  readonly service?: Path;
  /** The cover's file name in the asset manifest (`blog-<id>`), and what it shows. */
  readonly image: PictureText;
}
