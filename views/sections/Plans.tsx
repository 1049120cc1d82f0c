import { Check, Minus } from 'lucide';
import type { ReactNode } from 'react';
import type { Plan } from '#content/sections.ts';
import { usePicture } from '../usePicture.ts';
import { Picture } from '../widgets/parts/Picture.tsx';
import { SvgIcon } from '../widgets/parts/SvgIcon.tsx';

interface PlansProps {
  readonly measure: string;
  readonly note: string;
  readonly plans: readonly Plan[];
}

/** The kinds of a product as columns of one table: each under its picture, with its figure and the same points. */
export function Plans({ measure, note, plans }: PlansProps): ReactNode {
  const find = usePicture();
  const values = plans.map(({ value }) => ({
    term: measure,
    detail: value,
    allows: undefined,
  }));
  const points = plans[0]?.rows.map((_, index) => plans.map(({ rows }) => rows[index])) ?? [];
  return (
    <div className="table table-short plans">
      <table>
        <thead>
          <tr>
            <td />
            {plans.map(({ picture, name }) => (
              <th key={name} scope="col">
                <Picture {...find(picture)} />
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[values, ...points].map((answers) => (
            <tr key={answers[0]?.term}>
              <th scope="row">{answers[0]?.term}</th>
              {answers.map((answer, index) => (
                <td key={plans[index]?.name} data-column={plans[index]?.name}>
                  <div className={answer?.allows === false ? 'plans-no' : undefined}>
                    {answer?.allows !== undefined && (
                      <SvgIcon drawing={answer.allows ? Check : Minus} className="icon" size={20} />
                    )}
                    {answer?.detail}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={plans.length + 1}>{note}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
