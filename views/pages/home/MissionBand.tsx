import type { ReactNode } from 'react';
import { mission } from '#content/home/mission.ts';
import type { PageState } from '#content/urlState.ts';
import { Island } from '../../Island.tsx';
import { Band } from '../../sections/Band.tsx';
import { usePicture } from '../../usePicture.ts';
import { homeHref } from './homeHref.ts';

/** The seven points of the mission. One is active and shows its picture. */
export function MissionBand({ state }: { readonly state: PageState }): ReactNode {
  const find = usePicture();
  const points = mission.points.map((point) => ({
    ...point,
    picture: find(point.picture),
    href: homeHref(state, { mission: point.slug }, 'mission'),
  }));
  return (
    <Band kind="mission" id="mission" heading={mission.heading} intro={mission.intro}>
      <Island
        widget="mission"
        props={{ heading: mission.heading, points, selected: state.mission ?? '' }}
      />
    </Band>
  );
}
