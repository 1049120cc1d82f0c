import type { ReactNode } from 'react';
import type { Action } from '#content/action.ts';
import { contactActions } from '#content/contactActions.ts';
import type { PictureName } from '#content/pictureName.ts';
import type { PictureText } from '#content/pictureText.ts';
import { useSite } from '../site.ts';
import { KeepTogether, KeepWords } from '../widgets/parts/KeepTogether.tsx';
import { Picture } from '../widgets/parts/Picture.tsx';
import { Actions } from './Actions.tsx';

/** The lines of business whose pages close in a colour of their own. */
export type CallKind = 'counter' | 'software' | 'messages';

interface CallProps {
  /** By default it is deep. */
  readonly kind?: CallKind | undefined;
  readonly heading: string;
  readonly text: string;
  /** By default the ways to get in touch. */
  readonly actions?: readonly Action[];
  /** The scene at the head of the page, as phones have it there, which is large here. */
  readonly head?: PictureText | undefined;
  /** What is shown instead of it. */
  readonly picture?: PictureName | undefined;
  /** A lower drawing of that picture for phones. */
  readonly narrow?: PictureName | undefined;
}

/** The closing band of a page: one last sentence and what to do next. */
export function Call(props: CallProps): ReactNode {
  const {
    kind = 'deep',
    heading,
    text,
    actions = contactActions,
    head,
    picture = head?.narrow ?? head?.name,
    narrow,
  } = props;
  const site = useSite();
  return (
    <section
      className={`band band-call call-${kind}${picture ? ' call-pictured' : ''}`}
      aria-labelledby="call"
    >
      <div className="container">
        <h2 id="call">
          <KeepTogether>{heading}</KeepTogether>
        </h2>
        <p className="lead">
          <KeepWords>{text}</KeepWords>
        </p>
        <Actions actions={actions} />
        {picture && (
          <Picture {...site.picture(picture)} narrow={narrow && site.picture(narrow)} alt="" />
        )}
      </div>
    </section>
  );
}
