/** What a form is made of. One description feeds the server's schema, the markup, the messages and the browser's instant checks. */
import type { Company } from '../company.ts';
import type { Path } from '../pages.ts';

export interface Rule {
  readonly holds: (value: string) => boolean;
  readonly message: string;
}

interface FieldFacts {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** The message when nothing was entered. */
  readonly missing: string;
}

/** A field that is typed: its rules are tried in their order, and the first that fails gives the message. */
export interface TextField extends FieldFacts {
  readonly control: 'text' | 'email' | 'tel' | 'digits' | 'decimal' | 'multiline' | 'date' | 'time';
  readonly autocomplete?: string;
  /** How many lines a multiline control shows. */
  readonly rows?: number;
  readonly rules?: readonly Rule[];
  /** A rejected value is not shown again (docs/behaviour.md, "Outcomes"). */
  readonly clearedWhenRejected?: true;
  /** Checked at the moment of choosing, not only on sending. */
  readonly checkedAtOnce?: true;
}

export interface ChoiceField extends FieldFacts {
  readonly control: 'choice';
  readonly options: readonly string[];
}

/** A field that is shown and sent but always has the same value, whatever arrives. */
export interface FixedField {
  readonly control: 'fixed';
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

export interface FileField extends FieldFacts {
  readonly control: 'file';
  /** For the file dialog only; the server decides by content. */
  readonly accept: string;
  readonly empty: string;
  readonly wrongType: string;
  /** @param megabytes the limit that an operator set */
  readonly tooLarge: (megabytes: number) => string;
}

export type Field = TextField | ChoiceField | FixedField | FileField;

export interface FormDescription {
  readonly name: FormName;
  readonly heading: string;
  /** The page that holds the form; `GET` on the endpoint leads there. */
  readonly page: Path;
  /** The state of that page in which the form shows. */
  readonly query: string;
  readonly submit: string;
  readonly encoding: 'application/x-www-form-urlencoded' | 'multipart/form-data';
  readonly fields: readonly Field[];
  readonly acknowledgement: Acknowledgement;
}

export interface Acknowledgement {
  readonly heading: string;
  readonly message: string;
  readonly mailLabel: string;
  /** Whom the prefilled mail goes to. */
  readonly mailTo: keyof Pick<Company, 'contactEmail' | 'careersEmail'>;
  readonly mailSubject: string;
  /** A last line of the mail: what to attach, for example. */
  readonly mailNote?: string;
}

export const formNames = ['enquiry', 'contact', 'application'] as const;
export type FormName = (typeof formNames)[number];

/** What was entered, by field name. A file is not among it. */
export type Values = Readonly<Record<string, string>>;
/** One message a field, by field name. */
export type Errors = Readonly<Record<string, string>>;

/** Where a form is posted to. */
export const endpointOf = (form: FormName): string => `/forms/${form}`;
