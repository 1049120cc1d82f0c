import type { ReactNode } from 'react';
import type { Action } from '#content/action.ts';
import { contactUs } from '#content/contactActions.ts';
import { errorPage } from '#content/errorPage.ts';
import type { PictureText } from '#content/pictureText.ts';
import { Actions } from '../../shell/Actions.tsx';
import { Document } from '../../shell/Document.tsx';
import { usePicture } from '../../usePicture.ts';
import { Picture, type PictureProps } from '../../widgets/parts/Picture.tsx';
import { Suggestions } from './Suggestions.tsx';
import { TillSlip } from './TillSlip.tsx';

export interface ErrorPageProps {
  /** What this failure is called; it comes last, for those who look for it. */
  readonly title: string;
  readonly heading: string;
  /** What a person can do now. */
  readonly advice: string;
  /** Without one, a till slip says that nothing happened. */
  readonly picture?: PictureText | undefined;
  /** Where to go on, such as the page that held the form. */
  readonly back?: Action | undefined;
  /** Lets support find the failure in the log. */
  readonly requestId?: string | undefined;
  /** Pages that the visitor may have meant. */
  readonly suggestions?: readonly Action[] | undefined;
}

/** The page for every request that could not be answered, in the site's own layout. */
export function ErrorPage(props: ErrorPageProps): ReactNode {
  const { title, heading, advice, picture, requestId, suggestions = [] } = props;
  const { back = errorPage.home } = props;
  const scene = useScene(picture);
  return (
    <Document title={heading} description={advice}>
      <section className="band error-page">
        <div className="container error-columns">
          <div>
            <h1>{heading}</h1>
            <p className="lead">{advice}</p>
            {requestId && (
              <p>
                {errorPage.quoteRequestId} <code>{requestId}</code>
              </p>
            )}
            {suggestions.length > 0 && <Suggestions suggestions={suggestions} />}
            <Actions actions={[back, contactUs]} />
            <p className="error-name">{errorPage.technicalName(title)}</p>
          </div>
          {scene ? <Picture {...scene} eager /> : <TillSlip title={title} />}
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
