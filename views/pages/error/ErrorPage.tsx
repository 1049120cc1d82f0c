import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PictureText } from '#content/pictureText.ts';
import { Document } from '../../shell/Document.tsx';
import { usePicture } from '../../usePicture.ts';
import { Picture, type PictureProps } from '../../widgets/parts/Picture.tsx';

export interface ErrorPageProps {
  /** The fixed words for this failure (docs/behaviour.md, "Errors"), or the name of its status. */
  readonly title: string;
  readonly heading: string;
  /** What a person can do now. */
  readonly advice: string;
  /** A scene of its own; without one, a till slip says that nothing happened. */
  readonly picture?: PictureText | undefined;
  /** Where to go on: the page that held the form, for example. */
  readonly back?: { readonly href: string; readonly label: string } | undefined;
  /** Lets support find the failure in the log. */
  readonly requestId?: string | undefined;
  /** Pages that may have been meant. */
  readonly suggestions?: readonly Suggestion[] | undefined;
}

export interface Suggestion {
  readonly href: string;
  readonly label: string;
}

/** Every answer that could not be the one asked for, in the site's own layout. */
export function ErrorPage(props: ErrorPageProps): ReactNode {
  const { title, heading, advice, picture, back, requestId, suggestions = [] } = props;
  const scene = useScene(picture);
  return (
    <Document title={title} description={heading}>
      <section className="band error-page">
        <div className="container error-columns">
          <div>
            <p className="eyebrow">{title}</p>
            <h1>{heading}</h1>
            <p className="lead">{advice}</p>
            {requestId && (
              <p>
                If you write to us about it, please give this number: <code>{requestId}</code>
              </p>
            )}
            {suggestions.length > 0 && <Suggestions suggestions={suggestions} />}
            <p className="actions">
              <a className="button" href={back?.href ?? '/'}>
                {back?.label ?? 'Go to the home page'}
              </a>{' '}
              <a className="button button-outline" href="/Contact">
                Contact us
              </a>
            </p>
          </div>
          {scene ? <Picture {...scene} eager /> : <Slip title={title} />}
        </div>
      </section>
    </Document>
  );
}

/* The page that reports a failure must not fail itself, not even on a damaged build. */
function useScene(picture: PictureText | undefined): PictureProps | undefined {
  const find = usePicture();
  try {
    return picture && find(picture);
  } catch {
    return undefined;
  }
}

function Suggestions({ suggestions }: { suggestions: readonly Suggestion[] }): ReactNode {
  return (
    <nav className="suggestions" aria-labelledby="suggestions">
      <h2 id="suggestions">Did you mean</h2>
      <ul>
        {suggestions.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/* A till slip on which nothing was charged. It repeats the words beside it, so assistive technology skips it. */
function Slip({ title }: { title: string }): ReactNode {
  return (
    <div className="slip" aria-hidden="true">
      <X className="slip-mark" size={32} />
      <p className="slip-title">Not completed</p>
      <p>
        <span>Result</span>
        <span>{title}</span>
      </p>
      <p>
        <span>Mode</span>
        <span>HTTPS</span>
      </p>
      <p className="slip-total">
        <span>Charged</span>
        <span>₹0</span>
      </p>
    </div>
  );
}
