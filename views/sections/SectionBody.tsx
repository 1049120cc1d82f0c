import type { ReactNode } from 'react';
import type { Section } from '#content/sections.ts';
import type { PageState } from '#content/urlState.ts';
import { Anatomy } from '../widgets/parts/Anatomy.tsx';
import { Facts } from '../widgets/parts/Facts.tsx';
import { Cards } from './Cards.tsx';
import { Checklist } from './Checklist.tsx';
import { CodeSamples } from './CodeSamples.tsx';
import { DialSum } from './DialSum.tsx';
import { Directory } from './Directory.tsx';
import { Flow } from './Flow.tsx';
import { Outcomes } from './Outcomes.tsx';
import { PicturedSteps } from './PicturedSteps.tsx';
import { Plans } from './Plans.tsx';
import { Prose } from './Prose.tsx';
import { Questions } from './Questions.tsx';
import { Specimen } from './Specimen.tsx';
import { Steps } from './Steps.tsx';
import { Sum } from './Sum.tsx';
import { Table } from './Table.tsx';
import { Topics } from './Topics.tsx';
import { UseCaseSelector } from './UseCaseSelector.tsx';

interface SectionBodyProps {
  readonly section: Section;
  readonly state: PageState;
  readonly turned?: number | undefined;
}

/** What stands below the heading of a section. */
export function SectionBody({ section, state, turned }: SectionBodyProps): ReactNode {
  switch (section.kind) {
    case 'cards':
      return <Cards {...section} />;
    case 'steps': {
      const picture = section.banner ?? section.picture;
      return picture ? (
        <PicturedSteps steps={section.steps} picture={picture} />
      ) : (
        <Steps steps={section.steps} />
      );
    }
    case 'flow':
      return <Flow {...section} />;
    case 'code':
      return <CodeSamples samples={section.samples} />;
    case 'table':
      return <Table {...section} />;
    case 'outcomes':
      return <Outcomes {...section} />;
    case 'facts':
      return <Facts rows={section.rows} />;
    case 'anatomy':
      return section.specimen ? (
        <Specimen parts={section.parts} {...section.specimen} />
      ) : (
        <Anatomy parts={section.parts} />
      );
    case 'sum':
      return <Sum {...section} />;
    case 'dial':
      return <DialSum {...section} turned={turned} />;
    case 'plans':
      return <Plans {...section} />;
    case 'checklist':
      return <Checklist items={section.items} />;
    case 'prose':
      return <Prose paragraphs={section.paragraphs} />;
    case 'topics':
      return <Topics {...section} />;
    case 'directory':
      return <Directory {...section} />;
    case 'useCases':
      return <UseCaseSelector heading={section.heading} state={state} />;
    case 'questions':
      return <Questions questions={section.questions} />;
  }
}
