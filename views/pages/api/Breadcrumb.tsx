import type { ReactNode } from 'react';
import { navigation } from '#content/navigation.ts';

/** `API Services > page title`, as every API page shows it. */
export function Breadcrumb({ name }: { readonly name: string }): ReactNode {
  return (
    <nav className="breadcrumb" aria-label={navigation.breadcrumb}>
      <ol>
        <li>{navigation.apiServices}</li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
