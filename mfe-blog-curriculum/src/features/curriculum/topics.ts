import type { CurriculumEntry } from '@webdocs/contracts/page/page';
import { book, check, list, pencil, play, type Drawing } from '@webdocs/design/drawings';

export interface Topic {
  /** As the pages name it. */
  readonly name: string;
  readonly message: string;
  readonly drawing: Drawing;
  /** Its class in the style sheet of topics. */
  readonly color: string;
}

/** The five topics, in the order in which they build upon each other. */
const topics: readonly Topic[] = [
  { name: 'Web Standards & Semantics', message: 'blog-curriculum-topic-standards', drawing: book, color: 'standards' },
  { name: 'Styling', message: 'blog-curriculum-topic-styling', drawing: pencil, color: 'styling' },
  { name: 'Scripting', message: 'blog-curriculum-topic-scripting', drawing: play, color: 'scripting' },
  { name: 'Best Practices', message: 'blog-curriculum-topic-practices', drawing: check, color: 'practices' },
  { name: 'Tooling', message: 'blog-curriculum-topic-tooling', drawing: list, color: 'tooling' },
];

export function topicNamed(name: string | undefined): Topic | undefined {
  return topics.find((topic) => topic.name === name);
}

export interface TopicModules {
  readonly topic: Topic | undefined;
  readonly modules: readonly CurriculumEntry[];
}

/** Modules of all parts by topic. Those of no known topic come last, so that none is lost. */
export function byTopic(parts: readonly CurriculumEntry[]): TopicModules[] {
  const modules = parts.flatMap((part) => part.children ?? [part]);
  const grouped: TopicModules[] = [...topics, undefined].map((topic) => ({
    topic,
    modules: modules.filter((module) => topicNamed(module.topic) === topic),
  }));
  return grouped.filter((group) => group.modules.length > 0);
}

/** '3. CSS fundamentals' -> 'CSS fundamentals': out of its row the number says nothing. */
export function withoutNumber(title: string): string {
  return title.replace(/^\d+(?:\.\d+)*\.?\s+/, '');
}
