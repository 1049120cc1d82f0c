import type { ReactNode } from 'react';
import type { MenuGroup } from '#content/pages/page.ts';
import { KeepTogether } from '../../KeepTogether.tsx';
import { Proof } from '../../sections/Proof.tsx';
import { SectionView } from '../../sections/SectionView.tsx';
import { Call } from '../../shell/Call.tsx';
import { PageActions } from '../../shell/PageActions.tsx';
import { usePicture } from '../../usePicture.ts';
import { Picture } from '../../widgets/parts/Picture.tsx';
import type { PageProps } from '../pageProps.ts';

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
              <KeepTogether>{heading}</KeepTogether>
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
