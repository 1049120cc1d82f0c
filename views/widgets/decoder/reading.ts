import type { CodePart } from '#content/sections.ts';

/** What a code says, as far as it was entered. */
export type Reading =
  | { readonly kind: 'fault'; readonly message: string }
  | {
      readonly kind: 'pincode' | 'ifsc' | 'mobile';
      readonly heading: string;
      readonly parts: readonly CodePart[];
      /** A sentence that may hold Markdown's inline links. */
      readonly note?: string;
    };

/** What only a directory of banks knows about an IFSC. */
export interface BankFacts {
  readonly rows: readonly { readonly term: string; readonly detail: string }[];
}
