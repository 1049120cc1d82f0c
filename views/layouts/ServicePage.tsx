import type { ReactNode } from 'react';
import { Call } from '../layout/Call.tsx';
import { PageActions } from '../layout/PageActions.tsx';
import type { PageProps } from '../pageProps.ts';
import { usePicture } from '../picture.ts';
import { Proof } from '../sections/Proof.tsx';
import { SectionView } from '../sections/SectionView.tsx';
import { Picture } from '../widgets/Picture.tsx';

/** A product page: promise, scene, proof, its sections in their order, and the call. */
export function ServicePage({ page, state }: PageProps<'service'>): ReactNode {
  const { heading, lead, picture, proof, sections, call } = page.content;
  const find = usePicture();
  return (
    <>
      <section className="band hero">
        <div className="container hero-columns">
          <div className="hero-text">
            <p className="eyebrow">{page.name}</p>
            <h1>{heading}</h1>
            <p className="lead">{lead}</p>
            <PageActions page={page} />
          </div>
          <Picture {...find(picture)} eager />
        </div>
        <div className="container">
          <Proof facts={proof} />
        </div>
      </section>
      {sections.map((section) => (
        <SectionView key={section.heading} section={section} state={state} />
      ))}
      <Call {...call} />
    </>
  );
}
