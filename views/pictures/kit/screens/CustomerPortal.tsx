import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import type { Place } from '../stage/At.tsx';

interface CustomerPortalProps extends Place {
  readonly width: number;
}

/** What a customer sees of an order in a browser, 168 high. */
export const CustomerPortal = ({ width, ...place }: CustomerPortalProps) => {
  const stops = [32, width / 2, width - 32] as const;
  return (
    <Panel {...place} width={width} height={168}>
      <path d={`M0 36V16A16 16 0 0116 0H${width - 16}a16 16 0 0116 16V36z`} className="surface-2" />
      <path d={`M0 36.500H${width}`} className="stroke-line" />
      {[20, 34, 48].map((x) => (
        <circle key={x} cx={x} cy={18} r={4} className="faint" />
      ))}
      <rect x={66} y={10} width={width - 86} height={16} rx={8} className="line" />
      <Label x={20} y={66} tone="muted" size={16}>
        Your order
      </Label>
      <Label x={20} y={95} size={24} weight={800}>
        SO-1182
      </Label>
      <path d={`M32 124H${stops[2]}`} className="stroke-line" strokeWidth={4} />
      <path d={`M32 124H${stops[1]}`} className="stroke-green" strokeWidth={4} />
      <Tick x={stops[0]} y={124} size={24} />
      <Tick x={stops[1]} y={124} size={24} />
      <circle cx={stops[2]} cy={124} r={11} className="surface" />
      <circle cx={stops[2]} cy={124} r={10} className="stroke-faint" strokeWidth={2.5} />
      <Label x={stops[1]} y={156} size={16} weight={600} tone="green-ink" anchor="middle">
        On its way
      </Label>
    </Panel>
  );
};
