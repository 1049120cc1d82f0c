/** The service page from which a visitor came to a form. */
export interface About {
  /** As in the URL, such as `PayoutApi`; sent along with the form. */
  readonly page: string;
  /** As people read it. */
  readonly name: string;
}
