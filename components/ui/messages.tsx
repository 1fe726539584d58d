'use client';
/**
 * Passing messages. They are in the root layout, so that a message outlives the page that showed it, between the top bar
 * and the screen. The library that draws them is loaded on the first key or press; before that there is no message.
 */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

export interface Message {
  kind: 'success' | 'info' | 'warning' | 'error';
  text: string;
  seconds: number;
  action?: ReactNode;
}

const FIRST_USE = ['pointerdown', 'keydown'] as const;

/** Set by the mounted `Messages`. */
let onMessage: (message: Message) => void = () => undefined;

export function showMessage(
  kind: Message['kind'],
  text: string,
  seconds: number,
  action?: ReactNode,
): void {
  onMessage({ kind, text, seconds, action });
}

export function Messages() {
  const [List, setList] = useState<ComponentType | null>(null);
  /** Shown without the list, because its script cannot be loaded. */
  const [plain, setPlain] = useState<Message | null>(null);

  useEffect(() => {
    const prepare = async () => {
      const { MessageList, addMessage } = await import('./message-list');
      setList(() => MessageList);
      return addMessage;
    };
    onMessage = (message) =>
      void prepare().then(
        (add) => add(message),
        () => setPlain(message),
      );
    const warmUp = () => void prepare().catch(() => undefined);
    for (const type of FIRST_USE) addEventListener(type, warmUp, { once: true, capture: true });
    return () => {
      onMessage = () => undefined;
      for (const type of FIRST_USE) removeEventListener(type, warmUp, { capture: true });
    };
  }, []);

  useEffect(() => {
    if (!plain) return;
    const timer = setTimeout(() => setPlain(null), plain.seconds * 1000);
    return () => clearTimeout(timer);
  }, [plain]);

  return (
    <div className="pointer-events-none sticky top-0 z-20 order-1 mx-auto w-full max-w-[96rem] px-3 sm:px-6 print:hidden [body:has(header)_&]:min-h-11 [body:has(header)_&]:py-0.5">
      {List ? <List /> : null}
      <p role="status" className="pointer-events-auto mx-auto w-fit bg-surface px-3 empty:hidden">
        {plain?.text} {plain?.action}
      </p>
    </div>
  );
}
