import { X } from 'lucide';
import type { ReactNode } from 'react';
import { errorPage } from '#content/errorPage.ts';
import { SvgIcon } from '../../widgets/parts/SvgIcon.tsx';

/** A till slip on which nothing was saved or charged. It repeats the words beside it, so assistive technology skips it. */
export function TillSlip({ title }: { readonly title: string }): ReactNode {
  const { slip } = errorPage;
  return (
    <div className="slip" aria-hidden="true">
      <SvgIcon drawing={X} className="slip-mark" size={32} />
      <p className="slip-title">{slip.title}</p>
      <p>
        <span>{slip.result}</span>
        <span>{title}</span>
      </p>
      <p>
        <span>{slip.saved.label}</span>
        <span>{slip.saved.value}</span>
      </p>
      <p className="slip-total">
        <span>{slip.charged.label}</span>
        <span>{slip.charged.value}</span>
      </p>
    </div>
  );
}
