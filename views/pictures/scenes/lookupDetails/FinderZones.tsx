import { Fragment, type ReactNode } from 'react';
import { MapPin } from '../../kit/places/MapPin.tsx';
import { postalRegions } from '../../kit/places/postalRegions.ts';
import { pointOf, ZoneShape } from '../../kit/places/ZoneShape.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import type { Colour } from '../../palette.ts';

const kolkata = pointOf(22.57, 88.36);

/* Violet is as pale in the table as it is with white over it. */
const lit = (tone: Colour, draw: (tone: Colour) => ReactNode): ReactNode => (
  <>
    {draw(tone)}
    {tone === 'sheen-from' && <g opacity={0.5}>{draw('on-deep')}</g>}
  </>
);

/** India in the four colours that the table has for its regions, cut into eight postal zones, and a pin at the post office of 700001. */
export function FinderZones() {
  return (
    <Scene width={600} height={690} ground="dusk" grows="around">
      {postalRegions.flatMap(({ tone, zones }) =>
        zones.map(({ digit }) => (
          <Fragment key={digit}>
            {lit(tone, (shade) => (
              <ZoneShape zone={digit} tone={shade} ground="deep-lift" />
            ))}
          </Fragment>
        )),
      )}
      {postalRegions.map(({ name, tone, x, y }) => (
        <Fragment key={name}>
          {lit(tone, (shade) => (
            <Label x={x} y={y} size={27} weight={800} tone={shade}>
              {name}
            </Label>
          ))}
        </Fragment>
      ))}
      {postalRegions.flatMap(({ zones }) =>
        zones.map(({ digit, at }) => {
          const { x, y } = pointOf(...at);
          return (
            <g key={digit} className="sheet">
              <Label x={x} y={y + 15} size={42} weight={800} tone="deep" anchor="middle">
                {digit}
              </Label>
            </g>
          );
        }),
      )}
      <MapPin x={kolkata.x} y={kolkata.y} size={58} edged />
      <Panel x={386} y={kolkata.y + 30} width={190} height={88}>
        <Label x={20} y={39} size={26} weight={800}>
          700001
        </Label>
        <Label x={20} y={68} size={24} weight={600}>
          Kolkata GPO
        </Label>
      </Panel>
    </Scene>
  );
}
