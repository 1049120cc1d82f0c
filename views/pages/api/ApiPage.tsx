import type { ReactNode } from 'react';
import { apiEntries } from '#content/menu.ts';
import type { Section } from '#content/sections.ts';
import { KeepTogether } from '../../KeepTogether.tsx';
import { Proof } from '../../sections/Proof.tsx';
import { SectionView } from '../../sections/SectionView.tsx';
import { Call } from '../../shell/Call.tsx';
import { PageActions } from '../../shell/PageActions.tsx';
import { usePicture } from '../../usePicture.ts';
import { Picture } from '../../widgets/parts/Picture.tsx';
import type { PageProps } from '../pageProps.ts';

/**
 * An API page: breadcrumb, cover, side navigation and content (docs/behaviour.md, "What the pages show"). The cover
 * is looked up by the path among the listed API pages, so the money transfer page, which is not listed, has none.
 */
export function ApiPage({ page, state }: PageProps<'api'>): ReactNode {
  const { heading, lead, proof, sections, call } = page.content;
  const cover = apiEntries.find((entry) => entry.link === page.path)?.cover;
  const [beside, below] = divideByWidth(sections);
  const find = usePicture();
  return (
    <>
      <section className="band hero">
        <div className="container">
          <Breadcrumb name={page.name} />
          <div className={cover ? 'hero-columns' : 'hero-columns hero-without-cover'}>
            <div className="hero-text">
              <h1>
                <KeepTogether>{heading}</KeepTogether>
              </h1>
              <p className="lead">{lead}</p>
              <PageActions page={page} />
            </div>
            {cover ? <Picture {...find(cover)} eager /> : <Proof facts={proof} />}
          </div>
          {cover && <Proof facts={proof} />}
        </div>
      </section>
      <div className="container api-columns">
        <SideNavigation path={page.path} />
        <div className="api-content">
          {beside.map((section) => (
            <SectionView key={section.heading} section={section} state={state} />
          ))}
        </div>
      </div>
      {below.map((section) => (
        <SectionView key={section.heading} section={section} state={state} />
      ))}
      <Call {...call} />
    </>
  );
}

/* The side navigation goes along to the first section that wants the whole width; all that follows takes it too. */
function divideByWidth(sections: readonly Section[]): [readonly Section[], readonly Section[]] {
  const wide = sections.findIndex(({ kind }) => kind === 'flow' || kind === 'code');
  const end = wide === -1 ? sections.length : wide;
  return [sections.slice(0, end), sections.slice(end)];
}

function Breadcrumb({ name }: { name: string }): ReactNode {
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol>
        <li>API Services</li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}

function SideNavigation({ path }: { path: string }): ReactNode {
  return (
    <nav className="side-navigation" aria-label="API pages">
      <ul>
        {apiEntries.map(({ name, link }) => (
          <li key={link}>
            <a href={link} aria-current={link === path ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
