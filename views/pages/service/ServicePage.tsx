import type { ReactNode } from 'react';
import { serviceActions } from '#content/contactActions.ts';
import type { MenuGroup } from '#content/pages/page.ts';
import { RulesNote } from '../../sections/RulesNote.tsx';
import { Sections } from '../../sections/Sections.tsx';
import { Call } from '../../shell/Call.tsx';
import { CallAtHand } from '../../shell/CallAtHand.tsx';
import { Hero } from '../../shell/Hero.tsx';
import { ShareButtons } from '../../shell/ShareButtons.tsx';
import type { PageProps } from '../pageProps.ts';
import { DecoderTool } from './DecoderTool.tsx';

/* Each line of business has its own light at the head of its pages, and its own form of some bands. */
const lines: Readonly<Partial<Record<MenuGroup, 'software' | 'messages'>>> = {
  'IT Service': 'software',
  'Vas Service': 'messages',
};

/** A product page: promise, scene, figures, its sections in their order, and the call. */
export function ServicePage({ page, state, decoded, turned }: PageProps<'service'>): ReactNode {
  const { heading, lead, picture, proof, tool, sections, partner, call, rules = [] } = page.content;
  const actions = serviceActions(page);
  const group = page.menu?.[0]?.group;
  const line = (group && lines[group]) ?? 'counter';
  return (
    <>
      <Hero
        kind={line}
        eyebrow={heading.startsWith(page.name) ? undefined : page.name}
        heading={heading}
        lead={lead}
        picture={picture}
        proof={proof}
        tool={tool && <DecoderTool {...decoded} />}
        actions={actions}
      >
        <ShareButtons page={page} />
      </Hero>
      <div className="page-bands">
        <Sections sections={sections} state={state} turned={turned} partner={partner} />
        <CallAtHand actions={actions} />
      </div>
      <Call {...call} kind={line} actions={actions.slice(0, 1)} head={picture} />
      <RulesNote rules={rules} isClosed />
    </>
  );
}
