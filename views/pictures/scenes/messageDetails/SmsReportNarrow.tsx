import { DotKey } from '../../kit/shapes/DotKey.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { SentDots } from '../../kit/shapes/SentDots.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { counts, failures, sent } from '../services/smsCampaign.ts';

const [[, delivered], [, failed]] = counts;

/* From one reason to the next; the three go over the whole width. */
const column = 138;

/** The same for phones: the field over its figures, and under both the reasons of those that failed. */
export function SmsReportNarrow() {
  return (
    <Scene width={400} height={340} ground="none">
      <Label x={0} y={34} size={36} weight={800} tone="on-deep">
        {sent}
      </Label>
      <Label x={126} y={34} size={16} tone="on-deep">
        texts in one job
      </Label>
      <DotKey x={294} y={29} />
      <SentDots x={22} y={124} pitch={9.1} source={22} />
      <Label x={0} y={238} size={36} weight={800} tone="code-number">
        {delivered}
      </Label>
      <Label x={114} y={238} size={17} tone="code-number">
        delivered
      </Label>
      <Label x={2 * column} y={238} size={36} weight={800} tone="on-deep-red">
        {failed}
      </Label>
      <Label x={2 * column + 71} y={238} size={17} tone="on-deep-red">
        failed
      </Label>
      <path d="M0 258H400" className="stroke-on-deep-muted" strokeWidth={1.5} opacity={0.4} />
      {failures.map(([reason, count, dots], index) => (
        <At key={reason} x={index * column} y={258}>
          <Label x={0} y={32} size={24} weight={800} tone="on-deep-red">
            {String(count)}
          </Label>
          <Label x={0} y={55} size={15.5} tone="on-deep">
            {reason}
          </Label>
          <path
            d={`M4 71h${(dots - 0.9) * 9}`}
            className="stroke-on-deep-red"
            strokeWidth={7}
            strokeDasharray="0 9"
          />
        </At>
      ))}
    </Scene>
  );
}
