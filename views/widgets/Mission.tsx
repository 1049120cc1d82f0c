import type { ReactNode } from 'react';
import { Picture, type PictureProps } from './parts/Picture.tsx';
import { type Tab, Tabs } from './parts/Tabs.tsx';

interface MissionPoint extends Tab {
  readonly title: string;
  readonly text: string;
  readonly picture: PictureProps;
}

export interface MissionProps {
  readonly heading: string;
  readonly points: readonly MissionPoint[];
  readonly selected: string;
}

/** The seven points of the mission; choosing one changes the picture. */
export function Mission({ heading, points, selected }: MissionProps): ReactNode {
  return (
    <Tabs
      parameter="mission"
      label={heading}
      tabs={points}
      selected={selected}
      renderTab={({ title }) => title}
      renderPanel={({ title, text, picture }) => (
        <>
          <h3 className="tab-title">{title}</h3>
          <p>{text}</p>
          <Picture {...picture} />
        </>
      )}
    />
  );
}
