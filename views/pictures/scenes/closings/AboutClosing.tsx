import { Phone } from '../../kit/devices/Phone.tsx';
import { Portrait } from '../../kit/people/Portrait.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const times = ['10:30', '11:00', '15:30'] as const;
const asked = '11:00';

/** The call that was asked for: a time of a day is chosen, and the phone rings. */
export function AboutClosing() {
  return (
    <Scene {...closingSize} radius={0} night="raised">
      <Rings x={440} y={0} size={340} />
      <Phone x={220} y={36} scale={0.875} width={224} height={503} head={503} time={asked}>
        <Portrait x={103} y={142} size={114} hair="bun" clothes="green" tone="green-soft" />
        <Label x={103} y={235} size={23} weight={700} tone="on-brand" anchor="middle">
          Kolkata office
        </Label>
        <Label x={103} y={265} size={18} tone="on-brand" anchor="middle">
          is calling
        </Label>
        <circle cx={103} cy={334} r={39} className="green" />
        <Glyph name="handset" x={85} y={316} size={36} tone="surface" />
      </Phone>
      <Panel x={24} y={72} width={172} height={256}>
        <Label x={20} y={40} size={20} weight={700}>
          A time to talk
        </Label>
        <Label x={20} y={66} size={15} tone="muted">
          Tue, 24 November
        </Label>
        {times.map((time, index) => {
          const isAsked = time === asked;
          return (
            <g key={time} transform={`translate(20 ${84 + index * 52})`}>
              <rect width={132} height={44} rx={8} className={isAsked ? 'brand' : 'surface-2'} />
              <Label
                x={16}
                y={29}
                size={20}
                weight={isAsked ? 700 : 500}
                tone={isAsked ? 'on-brand' : 'muted'}
              >
                {time}
              </Label>
              {isAsked && <Tick x={109} y={22} size={26} />}
            </g>
          );
        })}
      </Panel>
    </Scene>
  );
}
