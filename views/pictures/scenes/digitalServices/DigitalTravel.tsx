import { Ticket } from '../../kit/documents/Ticket.tsx';
import { Avatar } from '../../kit/people/Avatar.tsx';
import { MapRoute } from '../../kit/places/MapRoute.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { LabelledField } from '../../kit/shapes/LabelledField.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const bars = 'v32m6-32v32m10-32v32m4-32v32m10-32v32m8-32v32m4-32v32m12-32v32m4-32v32';

/** The way from Kolkata to Patna, and the confirmed ticket for it. */
export function DigitalTravel() {
  return (
    <Scene width={640} height={520} radius={0}>
      <MapRoute
        x={-2}
        y={-2}
        width={644}
        height={524}
        radius={0}
        stops={[
          [560, 424],
          [528, 320],
          [440, 192],
          [328, 128],
          [176, 88],
        ]}
      />
      <Panel x={472} y={448} width={136} height={52} radius={8}>
        <Label x={68} y={35} size={24} weight={700} anchor="middle">
          Kolkata
        </Label>
      </Panel>
      <Panel x={28} y={62} width={120} height={52} radius={8}>
        <Label x={60} y={35} size={24} weight={700} anchor="middle">
          Patna
        </Label>
      </Panel>
      <circle cx={440} cy={192} r={36} className="surface" />
      <Avatar x={440} y={192} size={60} glyph="train" tone="brand" />
      <Ticket x={32} y={176} width={336} height={312} tear={224} across turn={-3}>
        <Pill x={28} y={24} tone="green" glyph="check" size={23}>
          Confirmed
        </Pill>
        <Label x={28} y={116} size={31} weight={800}>
          Kolkata – Patna
        </Label>
        <LabelledField x={28} y={154} label="Coach" value="B2" size={32} captionSize={23} />
        <LabelledField x={164} y={154} label="Berth" value="31" size={32} captionSize={23} />
        <Label x={28} y={278} size={25} weight={700}>
          62XXXXXX41
        </Label>
        <path d={`M240 254${bars}`} className="stroke-ink" strokeWidth={3} />
      </Ticket>
    </Scene>
  );
}
