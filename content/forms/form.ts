/** What a form is made of. The server's schema, the markup, the messages and the browser's checks all come from one description. */
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

/** A field to type in. Its rules are tried in order, and the first that fails gives the message. */
export interface TextField extends FieldFacts {
  readonly control: 'text' | 'email' | 'tel' | 'digits' | 'decimal' | 'multiline' | 'date' | 'time';
  readonly autocomplete?: string;
  /** How many lines a multiline control shows. */
  readonly rows?: number;
  readonly rules?: readonly Rule[];
  /** A rejected value is removed from the field. */
  readonly clearedWhenRejected?: true;
  /** Checked as soon as a value is chosen, not only when the form is sent. */
  readonly checkedAtOnce?: true;
}

export interface ChoiceField extends FieldFacts {
  readonly control: 'choice';
  readonly options: readonly string[];
}

/** A field that always has the same value, whatever a client sends. */
export interface FixedField {
  readonly control: 'fixed';
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

export interface FileField extends Omit<FieldFacts, 'hint'> {
  readonly control: 'file';
  /** What the file may be. @param megabytes the largest size */
  readonly hint: (megabytes: number) => string;
  /** For the browser's file dialog; the server decides by content. */
  readonly accept: string;
  readonly empty: string;
  readonly wrongType: string;
  /** @param megabytes the largest size */
  readonly tooLarge: (megabytes: number) => string;
}

export type Field = TextField | ChoiceField | FixedField | FileField;

export interface FormDescription {
  readonly name: FormName;
  readonly heading: string;
  /** The page with the form; `GET` on the endpoint redirects to it. */
  readonly page: Path;
  /** The query of that page with which the form is open. */
  readonly query: string;
  readonly submit: string;
  /** Beside the button: what it does, that nothing is kept, and what the visitor does next. */
  readonly beforeSending: string;
  /** The parameter of the page's URL that is sent along unseen, so that the answer shows the same page. */
  readonly sentAlong?: string;
  readonly encoding: 'application/x-www-form-urlencoded' | 'multipart/form-data';
  readonly fields: readonly Field[];
  readonly acknowledgement: Acknowledgement;
}

export interface Acknowledgement {
  readonly heading: string;
  readonly message: string;
  readonly mailLabel: string;
  /** Which of the company's addresses the prefilled email goes to. */
  readonly mailTo: keyof Pick<Company, 'contactEmail' | 'careersEmail'>;
  readonly mailSubject: string;
  /** The last line of the email, such as what to attach. */
  readonly mailNote?: string;
}

export const formNames = ['enquiry', 'contact', 'application'] as const;
export type FormName = (typeof formNames)[number];

/** What was entered, by field name; files are not included. */
export type Values = Readonly<Record<string, string>>;
/** One message for each wrong field, by field name. */
export type Errors = Readonly<Record<string, string>>;

/** The path that a form is posted to. */
export const endpointOf = (form: FormName): string => `/forms/${form}`;
