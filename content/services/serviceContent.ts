import type { Action } from '../action.ts';
import type { ClosingCall } from '../closingCall.ts';
import type { PartnerKind } from '../company.ts';
import type { PictureText } from '../pictureText.ts';
import type { Rule } from '../rules/rule.ts';
import type { Fact, Section } from '../sections.ts';

/** The content of a service page, in the order in which a visitor reads it. */
export interface ServiceContent {
  /** The h1: at most twelve words. */
  readonly heading: string;
  /** One sentence under the h1. */
  readonly lead: string;
  /** The scene beside them, by its file name in the asset manifest, and what it shows. */
  readonly picture: PictureText;
  /** A scene across the page below its head, for a page without a cover. */
  readonly panorama?: PictureText;
  /** The main call, in the reader's words, such as "Request API access"; it leads to the contact form. */
  readonly action: string;
  /** Something to use in the hero, before its buttons. */
  readonly tool?: 'decoder';
  /** The second button of the hero: a part of this page that the reader may want first. */
  readonly secondAction?: Action;
  /** Two to four figures on this subject, within the first screen and a half; missing where another page would have the same. */
  readonly proof?: readonly Fact[];
  readonly sections: readonly Section[];
  /** The kind of bank or authorised operator that provides the service; named at the end of the section on the money. */
  readonly partner?: PartnerKind;
  /** The closing band; its button is the main call. */
  readonly call: ClosingCall;
  /** The public rules that the page states; a note at its end names their sources. */
  readonly rules?: readonly Rule[];
}
