import type { Element, WrittenCode } from '../parse/tree.ts';

/** The frame around a fence. */
export type Block = Element & { code: WrittenCode };

/** The parts of a sample, and the languages of fences that make them. */
export type SamplePart = 'html' | 'css' | 'js' | 'wat';

const parts: Readonly<Record<string, SamplePart>> = {
  html: 'html',
  xhtml: 'html',
  svg: 'html',
  css: 'css',
  js: 'js',
  javascript: 'js',
  mjs: 'js',
  wat: 'wat',
};

export function samplePartOf({ language }: WrittenCode): SamplePart | undefined {
  return Object.hasOwn(parts, language) ? parts[language] : undefined;
}

/** Fences that belong to the interactive example of their page. */
export function isOfInteractiveExample({ flags }: WrittenCode): boolean {
  return flags.includes('interactive-example') || flags.includes('interactive-example-choice');
}

/** A fence that says what a learner is to reach, and is no code of the sample itself. */
export function isMarks({ code }: Block): boolean {
  return code.language === 'marks';
}

export function hasCode(node: Element): node is Block {
  return node.code !== undefined;
}
