import type { ReactNode } from 'react';
import type { Action } from '#content/action.ts';
import type { PictureText } from '#content/pictureText.ts';
import type { Fact } from '#content/sections.ts';
import { preloadEither } from '../preloadEither.ts';
import { Proof } from '../sections/Proof.tsx';
import { usePicture } from '../usePicture.ts';
import { KeepTogether, KeepWords } from '../widgets/parts/KeepTogether.tsx';
import { Picture } from '../widgets/parts/Picture.tsx';
import { Actions } from './Actions.tsx';

interface HeroProps {
  readonly heading: string;
  readonly lead: string;
  /** A light or a size of its own, as `hero-…` in Hero.css. */
  readonly kind?: 'home' | 'counter' | 'software' | 'messages' | 'panorama';
  readonly picture?: PictureText | undefined;
  readonly proof?: readonly Fact[] | undefined;
  /** For assistive technology alone, where the figures are a part of the page by themselves. */
  readonly proofHeading?: string;
  readonly breadcrumb?: ReactNode;
  /** One or two words above the heading. */
  readonly eyebrow?: string | undefined;
  /** Something to use, between the words and the buttons. */
  readonly tool?: ReactNode;
  readonly actions?: readonly Action[];
  /** Below the actions; where the scene stands under the words, below it, so that it is on the first screen. */
  readonly children?: ReactNode;
}

/** The head of a page: promise and actions on the left, the scene on the right, figures below. */
export function Hero(props: HeroProps): ReactNode {
  const { heading, lead, kind, picture, proof, proofHeading, breadcrumb, eyebrow } = props;
  const { tool, actions, children } = props;
  const find = usePicture();
  const scene = picture && find(picture);
  if (scene) preloadEither(scene);
  return (
    <section className={kind ? `band hero hero-${kind}` : 'band hero'}>
      <div className="container">
        <div className="hero-columns">
          <div className="hero-text">
            {breadcrumb}
            {eyebrow && <p className="eyebrow">{eyebrow}</p>}
            <h1>
              <KeepTogether>{heading}</KeepTogether>
            </h1>
            <p className="lead">
              <KeepWords>{lead}</KeepWords>
            </p>
            {tool}
            {actions && <Actions actions={actions} isQuiet={tool !== undefined} />}
            {!scene && children}
          </div>
          {scene && <Picture {...scene} eager arrives becomes={picture.name} />}
          {scene && children}
        </div>
        {proofHeading && <h2 className="visually-hidden">{proofHeading}</h2>}
        {proof && <Proof facts={proof} />}
      </div>
    </section>
  );
}
