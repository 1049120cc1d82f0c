import { Dots } from '../../kit/Backdrop.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel, Shadow } from '../../kit/Panel.tsx';
import { Pill } from '../../kit/Pill.tsx';
import { Scene } from '../../kit/Scene.tsx';

const hours = Array.from({ length: 12 }, (_, hour) => hour * 30);

/** A station clock at half past ten: the first half hour after ten is not for agents. */
export function TravelTatkal() {
  return (
    <Scene width={400} height={336} ground="warm" grows="around">
      <Dots x={24} y={24} size={352} rows={11} tone="marigold" />
      <path d="M191 0h18v36h-18z" className="deep-lift" />
      <g transform="translate(200 116) scale(.62)">
        <g transform="translate(-148 -148)">
          <Shadow width={296} height={296} radius={148} />
        </g>
        <circle r={148} className="deep" />
        <circle r={132} className="letter" />
        <path d="M0 0V-120A120 120 0 010 120z" className="marigold" opacity={0.34} />
        {hours.map((turn) => (
          <path
            key={turn}
            d="M0-122v16"
            className="stroke-ink"
            strokeWidth={turn % 90 ? 4 : 8}
            transform={`rotate(${turn})`}
          />
        ))}
        <path d="M0 0V-66" className="stroke-ink" strokeWidth={11} transform="rotate(315)" />
        <path d="M0-8V96" className="stroke-brand" strokeWidth={7} />
        <circle r={11} className="brand" />
      </g>
      <Panel x={32} y={176} width={336} height={136}>
        <Label x={24} y={36} size={18} weight={700}>
          Tatkal for agents
        </Label>
        <path d="M24 52.500H312" className="stroke-line" />
        <Label x={24} y={82} size={18} tone="muted">
          AC classes
        </Label>
        <Pill x={312} y={59} size={18} tone="marigold" anchor="end">
          10:30 am
        </Pill>
        <Label x={24} y={118} size={18} tone="muted">
          Other classes
        </Label>
        <Pill x={312} y={95} size={18} tone="marigold" anchor="end">
          11:30 am
        </Pill>
      </Panel>
    </Scene>
  );
}
