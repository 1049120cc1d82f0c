import type { PartnerKind } from '../company.ts';
import type { PictureText } from '../pictureText.ts';
import type { Fact, Section } from '../sections.ts';

/** The content of a service page, in the order in which a visitor reads it. */
export interface ServiceContent {
  /** The h1: at most twelve words. */
  readonly heading: string;
  /** One sentence under the h1. */
  readonly lead: string;
  /** The scene beside them, by its file name in the asset manifest, and what it shows. */
  readonly picture: PictureText;
  /** Two to four figures of `figures.ts`, within the first screen and a half. */
  readonly proof: readonly Fact[];
  readonly sections: readonly Section[];
  /** The kind of bank or authorised operator that provides the service; named at the end of the section on the money. */
  readonly partner?: PartnerKind;
  /** The closing band: a heading and one or two sentences; its buttons are the same on every page. */
  readonly call: { readonly heading: string; readonly text: string };
}
