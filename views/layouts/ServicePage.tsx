import type { ReactNode } from 'react';
import type { MenuGroup } from '#content/pages/page.ts';
import { Call } from '../layout/Call.tsx';
import { PageActions } from '../layout/PageActions.tsx';
import type { PageProps } from '../pageProps.ts';
import { usePicture } from '../picture.ts';
import { Proof } from '../sections/Proof.tsx';
import { SectionView } from '../sections/SectionView.tsx';
import { Tied } from '../Tied.tsx';
import { Picture } from '../widgets/Picture.tsx';

/* Each line of business has its own light in the head of its pages, and its own form of some bands. */
const lines: Readonly<Partial<Record<MenuGroup, string>>> = {
  'IT Service': 'software',
  'Vas Service': 'messages',
};

/** A product page: promise, scene, proof, its sections in their order, and the call. */
export function ServicePage({ page, state }: PageProps<'service'>): ReactNode {
  const { heading, lead, picture, proof, sections, call } = page.content;
  const find = usePicture();
  const group = page.menu?.[0]?.group;
  const line = (group && lines[group]) ?? 'counter';
  return (
    <>
      <section className={`band hero hero-${line}`}>
        <div className="container hero-columns">
          <div className="hero-text">
            <p className="eyebrow">{page.name}</p>
            <h1>
              <Tied>{heading}</Tied>
            </h1>
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
