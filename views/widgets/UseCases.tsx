import type { ReactNode } from 'react';
import { Picture, type PictureProps } from './parts/Picture.tsx';
import { type Tab, Tabs } from './parts/Tabs.tsx';

interface UseCase extends Tab {
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
  readonly picture: PictureProps;
}

export interface UseCasesProps {
  readonly heading: string;
  readonly cases: readonly UseCase[];
  readonly selected: string;
}

/** What payouts are used for, one case at a time. */
export function UseCases({ heading, cases, selected }: UseCasesProps): ReactNode {
  return (
    <Tabs
      parameter="usecase"
      label={heading}
      tabs={cases}
      selected={selected}
      renderTab={({ title }) => title}
      renderPanel={({ title, text, points, picture }) => (
        <>
          <Picture {...picture} />
          <h3>{title}</h3>
          <p>{text}</p>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </>
      )}
    />
  );
}
