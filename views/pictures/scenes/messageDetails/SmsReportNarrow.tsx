import { Label } from '../../kit/shapes/Label.tsx';
import { SentDots } from '../../kit/shapes/SentDots.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { counts, failures, sent } from '../services/smsCampaign.ts';

const [[, delivered], [, failed]] = counts;

/** The same for phones: the field over its figures, and the reasons beside each other. */
export function SmsReportNarrow() {
  return (
    <Scene width={400} height={324} ground="none">
      <At x={6} y={12} scale={0.97}>
        <Label x={0} y={28} size={36} weight={800} tone="on-deep">
          {sent}
        </Label>
        <Label x={126} y={28} size={16} tone="on-deep">
          texts in one job
        </Label>
        <circle cx={317} cy={23} r={4} className="code-number" />
        <Label x={400} y={28} size={15} tone="on-deep-muted" anchor="end">
          = 10 texts
        </Label>
        <SentDots x={24} y={122} pitch={6.6} source={22} />
        <Label x={0} y={238} size={36} weight={800} tone="code-number">
          {delivered}
        </Label>
        <Label x={118} y={238} size={16} tone="code-number">
          delivered
        </Label>
        <Label x={264} y={238} size={36} weight={800} tone="on-deep-red">
          {failed}
        </Label>
        <Label x={336} y={238} size={16} tone="on-deep-red">
          failed
        </Label>
        {failures.map(([reason, count], column) => (
          <At key={reason} x={column * 131 + 5} y={252}>
            <path d="M0 4V46" className="stroke-on-deep-red" strokeWidth={2} />
            <Label x={10} y={20} size={20} weight={800} tone="on-deep-red">
              {String(count)}
            </Label>
            <Label x={10} y={42} size={14.5} tone="on-deep">
              {reason}
            </Label>
          </At>
        ))}
      </At>
    </Scene>
  );
}
