import { counts, sent } from '../../scenes/services/smsCampaign.ts';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';
import { TurningPill } from '../stage/TurningPill.tsx';

/** What became of a campaign: how many were sent, and on a bar how many of them arrived; 124 high. */
export function CampaignReport({ width, ...place }: Place & { readonly width: number }) {
  const bar = width - 48;
  return (
    <Panel {...place} width={width} height={124}>
      <Label x={24} y={42} size={25} weight={800}>
        {sent}
      </Label>
      <TurningPill x={width - 24} y={20} anchor="end" size={15} was="Sending">
        Complete
      </TurningPill>
      <rect x={24} y={62} width={bar} height={12} rx={6} className="red" />
      <path d={`M30 68H${24 + bar * 0.955}`} className="stroke-green" strokeWidth={12} />
      {counts.map(([name, count, tone], index) => (
        <Label
          key={name}
          x={index ? width - 24 : 24}
          y={104}
          size={width > 300 ? 17 : 15}
          weight={600}
          tone={tone === 'red' ? 'red' : 'green-ink'}
          anchor={index ? 'end' : 'start'}
        >
          {index ? `${count} failed` : `${count} delivered`}
        </Label>
      ))}
    </Panel>
  );
}
