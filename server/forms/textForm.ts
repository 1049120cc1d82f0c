import type { RequestHandler } from 'express';
import type { FormDescription } from '#content/forms/form.ts';
import { answer, type RenderPage } from './answer.ts';
import { judge } from './schema.ts';

/** Answers a form of text fields, whose body has been parsed. */
export function textForm(form: FormDescription, render: RenderPage): RequestHandler {
  return (request, response) => {
    const verdict = judge(form, request.body);
    const status = verdict.ok ? 200 : 422;
    answer(
      request,
      response,
      render,
      form,
      { ...verdict, status },
      new URLSearchParams(form.query),
    );
  };
}
