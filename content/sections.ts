/** The kinds of section. A page is a list of these; views/sections has a view for each kind. */
import type { Dial, DialTerm, DialTotal } from './dial.ts';
import type { PictureName } from './pictureName.ts';
import type { PictureText } from './pictureText.ts';

/** One figure with its unit, as in "24 hours — to refund a failed recharge". */
export interface Fact {
  readonly value: string;
  readonly label: string;
}

/** A row of a list of facts. */
export interface FactRow {
  readonly term: string;
  /** The amount, time or rate that answers the term, such as "₹10,000", where one does. */
  readonly figure?: string;
  readonly detail: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

export interface Card {
  readonly picture: PictureText;
  readonly title: string;
  readonly text: string;
  /** The answer for which the text gives the reason, or the kind that fits, as a label before it. */
  readonly label?: string;
}

/** The answers that samples show, with their names in HTTP. */
export const statusNames = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  401: 'Unauthorized',
  409: 'Conflict',
  422: 'Unprocessable Content',
  503: 'Service Unavailable',
} as const;

/** One HTTP exchange as a developer would see it. Bodies are drawn as JSON. */
export interface CodeSample {
  readonly title: string;
  /** A value of this request that the answer of an earlier sample returned; both places are marked. */
  readonly takes?: string;
  readonly request: {
    readonly method: 'GET' | 'POST';
    readonly path: string;
    /** Lines such as the key of the caller; a page shows them once. */
    readonly headers?: readonly string[];
    readonly body?: object;
  };
  readonly response: {
    readonly status: keyof typeof statusNames;
    /** Missing where the status alone is the answer, as to a webhook. */
    readonly body?: object;
  };
}

/** Some characters of a code, such as a PAN, and what they mean. The parts of a section together are the whole code. */
export interface CodePart {
  readonly characters: string;
  readonly title: string;
  readonly text: string;
}

/** Whose the code of a specimen card is, and what the card is called. */
export interface Specimen {
  readonly title: string;
  readonly note: string;
  /** How to read it. */
  readonly hint: string;
}

/** One line of a calculation: what is added or, if the amount is negative, deducted. */
export interface Term {
  /** In rupees. */
  readonly amount: number;
  readonly title: string;
  readonly text: string;
}

/** A topic with its own anchor on the page. The top of the section may link to it. */
export interface Topic {
  readonly id: string;
  readonly picture: PictureText;
  readonly title: string;
  readonly text: string;
}

/** One of many things in a list, with its own anchor on the page. */
export interface DirectoryEntry {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** What it asks for, as it may look. */
  readonly example: string;
}

/** Someone through whose hands a payment goes, and which of their accounts it changes. */
export interface FlowStop {
  readonly name: string;
  /** The account that gains the amount. */
  readonly receives?: string;
  /** The account that the amount leaves. */
  readonly pays?: string;
  /** How the money reaches the next stop; missing at the last. */
  readonly onward?: string;
}

/** One of several kinds of a product, as the columns of a comparison show them: its picture, its figure, its points. */
export interface Plan {
  readonly picture: PictureText;
  readonly name: string;
  /** What sets it apart, such as a limit. */
  readonly value: string;
  readonly rows: readonly PlanPoint[];
}

/** What a kind of a product has, can or needs. */
export interface PlanPoint {
  readonly term: string;
  readonly detail: string;
  /** Set where the detail says yes or no, for a sign before it. */
  readonly allows?: boolean;
}

/** How outcomes are drawn. */
export type OutcomesLook = 'slips' | 'stubs';

/** What a code or a status stands for, and what to do then. */
export interface Outcome {
  readonly name: string;
  /** `good` is green, `wait` marigold, `bad` red, and `quiet` has no colour but on a stub. */
  readonly tone: 'good' | 'wait' | 'bad' | 'quiet';
  /** On a slip, a sign of its own, where two have one tone. */
  readonly sign?: 'clock' | 'pencil' | 'card';
  readonly details: readonly string[];
}

interface Headed {
  /** Its anchor, for the sections that something links to. */
  readonly id?: string;
  readonly heading: string;
  readonly intro?: string;
  /** Beside the text. */
  readonly picture?: PictureText;
  /** Where it is not beside the words, the picture stands before what explains it. */
  readonly pictureFirst?: true;
  /** Across the band, between heading and content. */
  readonly banner?: PictureText;
  /** Stands on the dark ground that another section of the page would have by its kind. */
  readonly deep?: true;
  /** The partner behind the service is named at its end, and not where readers of most pages look for it. */
  readonly namesPartner?: true;
  /** Shares a band with the section before it: for two that are short. */
  readonly beside?: true;
}

/** Text may hold Markdown's inline links: `[label](/Route)`. */
export type Section =
  | (Headed & {
      readonly kind: 'cards';
      readonly cards: readonly Card[];
      /** On a phone two in a row, where their words are few; a picture beside the words otherwise. */
      readonly isPaired?: true;
    })
  | (Headed & {
      readonly kind: 'steps';
      readonly steps: readonly { readonly title: string; readonly text: string }[];
    })
  | (Headed & {
      readonly kind: 'flow';
      /** The payment of the example, in rupees. */
      readonly amount: number;
      readonly stops: readonly FlowStop[];
      /** What happens to the money if the payment fails on its way. */
      readonly back: string;
      /** When the payment takes the way back, in a few words on its line. */
      readonly backWhen?: string;
      /** Set if it returns to the second of three stops and not to the first. */
      readonly backToMiddle?: true;
      /** Who stands on the stops, where these are side by side; the narrow drawing has a view for each, which phones show beside its name. */
      readonly cast: PictureText;
    })
  | (Headed & { readonly kind: 'code'; readonly samples: readonly CodeSample[] })
  | (Headed & {
      readonly kind: 'table';
      readonly caption: string;
      /** The first column has one character, which stands before the others on a phone. */
      readonly isKeyed?: true;
      /** One over each column after the first, where three are compared. The page is about the first of them. */
      readonly comparedPictures?: readonly PictureText[];
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    })
  | (Headed & {
      readonly kind: 'outcomes';
      /** Slips are as wide as the band, and stubs are those of tickets, side by side. */
      readonly look: OutcomesLook;
      /** What each detail of an outcome says. */
      readonly terms: readonly string[];
      readonly outcomes: readonly Outcome[];
    })
  | (Headed & {
      readonly kind: 'facts';
      readonly rows: readonly FactRow[];
    })
  | (Headed & {
      readonly kind: 'anatomy';
      readonly parts: readonly CodePart[];
      /** A card that shows the whole code; each part of it leads to its meaning. */
      readonly specimen?: Specimen;
    })
  | (Headed & {
      readonly kind: 'sum';
      readonly terms: readonly Term[];
      readonly total: { readonly title: string; readonly text: string };
    })
  | (Headed & {
      readonly kind: 'dial';
      readonly id: string;
      /** What a visitor can turn in it; it stands at the example until then. */
      readonly dial: Dial;
      readonly terms: readonly DialTerm[];
      readonly total: DialTotal;
    })
  | (Headed & {
      readonly kind: 'plans';
      /** What the value of each plan is. */
      readonly measure: string;
      /** What is to be said of all of them, at the foot of the table. */
      readonly note: string;
      readonly plans: readonly Plan[];
    })
  | (Headed & { readonly kind: 'checklist'; readonly items: readonly string[] })
  | (Headed & { readonly kind: 'prose'; readonly paragraphs: readonly string[] })
  | (Headed & {
      readonly kind: 'topics';
      readonly topics: readonly Topic[];
      /** Small pictures before their words on a phone, where they are simple. */
      readonly isBrief?: true;
    })
  | (Headed & {
      readonly kind: 'directory';
      readonly entries: readonly DirectoryEntry[];
      /** Small drawings of the entries: each is the part of this picture that has the entry's name. */
      readonly sheet: PictureName;
    })
  | (Headed & { readonly kind: 'useCases' })
  | (Headed & { readonly kind: 'questions'; readonly questions: readonly Question[] });
